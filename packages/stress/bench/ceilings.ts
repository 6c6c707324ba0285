import fastify from 'fastify'
import { Pool } from 'pg'

/** `node ceilings.ts PORT SOCKET_DIR`: upper bounds on this machine, which are a bare answer of Fastify and one SELECT by primary key. */
const [port, host] = process.argv.slice(2)
const app = fastify()
const pool = new Pool({ host: host ?? '', user: 'bandari', database: 'bandari', max: 16 })
const reply = {
  schema: { response: { 200: { type: 'object', properties: { title: { type: 'string' } } } } },
}

app.get('/hello', reply, async () => ({ title: 'hello' }))
app.get<{ Querystring: { id: string } }>('/select', reply, async ({ query }) => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select title from products where id = $1',
    values: [Number(query.id)],
  })
  return rows[0] ?? { title: '' }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('ready\n')
