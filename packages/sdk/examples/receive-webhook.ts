import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { verifyWebhook, WebhookError } from '@bandari/sdk'

// Takes what the shop tells. BANDARI_WEBHOOK_SECRETS has the secret; while it is renewed both, with a space between.
const { BANDARI_WEBHOOK_SECRETS = '', PORT = '4000' } = process.env
const secrets = BANDARI_WEBHOOK_SECRETS.split(' ')
const seen = new Set<string>()

const server = createServer((request, response) => {
  void (async () => {
    try {
      const { id, type, data } = await verifyWebhook(
        await buffer(request),
        request.headers,
        secrets,
      )
      // A delivery may come twice. A real receiver keeps the ids where they outlive it.
      if (!seen.has(id)) console.log(JSON.stringify({ type, data }))
      seen.add(id)
      response.writeHead(204).end()
    } catch (error) {
      response.writeHead(error instanceof WebhookError ? 400 : 500).end()
    }
  })()
})
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(JSON.stringify(server.address()))
})
