import { Client, type ClientConfig } from 'pg'

/**
 * A connection of one's own. Its loss is not an event here: the statement that meets it fails. Without a listener Node
 * would end the process.
 */
export async function openClient(config: ClientConfig): Promise<Client> {
  const client = new Client(config)
  client.on('error', () => undefined)
  await client.connect()
  return client
}
