import { operationTable } from '@bandari/sdk/operations'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people, type Person, type Role } from '../seeds/people.data.ts'
import { insertSession } from '../src/people/accounts/sessions/session.store.ts'
import { payloadOf, queryOf } from './contract-examples.ts'
import { createWorld, type World } from './world.ts'

/** Every operation as every role: who is not allowed to is told so, and nobody else is. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const roles = ['visitor', ...(Object.keys(people) as Role[])] as const
const agents: readonly string[] = ['supporter', 'recruit', 'applicant', 'vendor']

interface Facts {
  secured: boolean
  role: string | null
  staff: readonly string[] | null
}

/** What the contract makes of a role before anything else is looked at. */
function expected(role: string, facts: Facts): 'unauthorized' | 'forbidden' | 'heard' {
  if (!facts.secured) return 'heard'
  if (role === 'visitor') return 'unauthorized'
  if (facts.role === 'staff') return isStaff(role, facts.staff) ? 'heard' : 'forbidden'
  if (facts.role === 'vendor') return role === 'vendor' ? 'heard' : 'forbidden'
  if (facts.role === 'lister')
    return role === 'vendor' || isStaff(role, facts.staff) ? 'heard' : 'forbidden'
  if (facts.role === 'agent') return agents.includes(role) ? 'heard' : 'forbidden'
  return 'heard'
}

function isStaff(role: string, allowed: readonly string[] | null): boolean {
  const { staff_role }: Person = people[role as Role]
  if (staff_role === undefined) return false
  return staff_role === 'admin' || allowed === null || allowed.includes(staff_role)
}

const verdicts: Record<number, 'unauthorized' | 'forbidden'> = {
  401: 'unauthorized',
  403: 'forbidden',
}

/** Who lists for themselves and who for the house is told apart by what they ask for, which was heard then. */
function verdictOf({ statusCode, payload }: { statusCode: number; payload: string }) {
  if (statusCode === 403 && payload.includes('"code":"market_not_allowed"')) return 'heard'
  return verdicts[statusCode] ?? 'heard'
}

async function headersOf(role: (typeof roles)[number]): Promise<Record<string, string>> {
  if (role === 'visitor') return {}
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[role].email)
    .executeTakeFirstOrThrow()
  const token = await insertSession(world.db, id, world.clock.now())
  return { authorization: `Token ${token}` }
}

describe.each(Object.entries(operationTable))('%s', (_, { method, path, ...facts }) => {
  const hasBody = ['post', 'put', 'patch'].includes(method)
  const url = `/api${path.replaceAll(/\{[^}]+\}/g, '1')}${queryOf(path, method)}`

  it.each(roles)('%s', async (role) => {
    const headers = await headersOf(role)
    const body = hasBody ? await payloadOf(path, method) : null
    const answer = await world.app.inject({
      method: method.toUpperCase() as 'POST',
      url,
      headers: { ...headers, ...body?.headers },
      ...(body && { payload: body.payload }),
    })
    expect(answer.statusCode, answer.payload).toBeLessThan(500)
    expect(verdictOf(answer), answer.payload).toBe(expected(role, facts))
  })
})
