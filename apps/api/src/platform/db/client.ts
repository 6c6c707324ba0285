import { Client, type ClientConfig } from 'pg'

/**
 * A single connection outside the pool. When it is lost, the next statement on it fails; the empty listener only keeps Node
 * from ending the process.
 */
export async function openClient(config: ClientConfig): Promise<Client> {
  const client = new Client(config)
  client.on('error', () => undefined)
  await client.connect()
  return client
}
