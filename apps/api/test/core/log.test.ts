import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { linkTo } from '../helpers/mails.ts'
import { newcomer } from '../helpers/newcomer.ts'
import { createWorld, type World } from '../helpers/world.ts'

const person = {
  email: 'thandiwe.secretive@example.com',
  first_name: 'Thandiwe',
  last_name: 'Unmistakable',
  password: 'Baobab-under-1-moon',
}
const chosen = 'Another-baobab-2-moons'

let world: World
let log = ''
beforeAll(async () => {
  // Every request is in the log's sample.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const stream = { write: (line: string) => void (log += line) }
  world = await createWorld({ ...inject('postgres'), stream, level: 'info' })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await world.close()
})

test('a life of an account leaves no secret and no row in the log', async () => {
  const client = await world.as(null)
  const { response } = await client.POST('/register/', {
    body: { ...newcomer(person.email), ...person },
  })
  expect(response.status).toBe(201)
  await world.deliverMails()
  const activation = await linkTo(world, person.email)
  // As a browser opens it.
  await world.app.inject({ url: `/activate/${activation.uid}/${activation.token}` })
  await world.app.inject({ url: `/api/activate/${activation.uid}/${activation.token}/` })
  await sql`update accounts set is_active = true where email = ${person.email}`.execute(world.db)

  await client.POST('/rest-auth/password/reset/', { body: { email: person.email } })
  await world.deliverMails()
  const reset = await linkTo(world, person.email)
  await world.app.inject({ url: `/password/reset/confirm/${reset.uid}/${reset.token}` })
  await client.POST('/rest-auth/password/reset/confirm/{uid}/{token}/', {
    params: { path: reset },
    body: { ...reset, new_password1: chosen, new_password2: chosen },
  })
  const { data } = await client.POST('/auth/login/', {
    body: { username: person.email, password: chosen },
  })
  const token = data?.token ?? ''
  expect(token).toMatch(/^[\da-f]{40}$/)
  const { data: handover } = await world
    .clientWith(token)
    .POST('/auth/handover/', { body: { audience: 'portal', next: '/' } })
  await world.app.inject({ url: `/sso?code=${handover?.code}` })
  await world.app.inject({ url: `/mailbox?to=${encodeURIComponent(person.email)}` })

  expect(log).toContain('request completed')
  for (const path of ['/activate/', '/password/reset/confirm/', '/sso', '/mailbox'])
    expect(log).toContain(path)
  const secrets = [
    activation.token,
    reset.token,
    token,
    handover?.code ?? '?',
    person.password,
    chosen,
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain('secretive')
})

test('a row that the database refuses stays out of the log', async () => {
  await sql`alter table accounts add constraint no_more check (email not like 'row.%')`.execute(
    world.db,
  )
  const client = await world.as(null)
  const { response } = await client.POST('/register/', {
    body: { ...newcomer('row.in.detail@example.com'), last_name: person.last_name },
  })
  expect(response.status).toBe(500)
  expect(log).toContain('violates check constraint')
  expect(log).not.toContain('Failing row contains')
  expect(log).not.toContain('Unmistakable')
  expect(log).not.toContain('row.in.detail')
  expect(log).toContain('"code":"23514"')
})
