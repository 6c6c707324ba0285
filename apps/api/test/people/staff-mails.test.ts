import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { mailsTo } from '../helpers/mails.ts'
import { createWorld, type World } from '../helpers/world.ts'

const { email: support } = people.support

let world: World
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { SUPPORT_EMAIL: support },
  })
})
afterAll(() => world.close())

async function read(language: Language, role: 'admin' | null) {
  await world.db
    .updateTable('accounts')
    .set({ language, staff_role: role })
    .where('email', '=', support)
    .execute()
}

it.each([
  ['fr', 'admin', 'fr'],
  ['en', 'admin', 'en'],
  ['sw', 'admin', 'en'],
  ['fr', null, 'en'],
] as const)('an account in %s (%s) is told of a request in %s', async (language, role, told) => {
  await read(language, role)
  const { t } = translatorOf(told)
  const body = {
    userName: 'Amina Otieno',
    userEmail: 'amina@example.com',
    contactNumber: '+254700000001',
    userRequest: 'Ten Toyota Vitz',
  }
  const client = world.clientWith(null, 'sw')
  const { data } = await client.POST('/requests/wholesale/', { body })
  const [mail] = await mailsTo(world, support)
  expect(mail?.subject).toBe(t('staffMails.wholesale', { reference: data?.reference ?? '' }))
  expect(mail?.html).toContain(`lang="${told}"`)
  expect(mail?.text).toContain(t('staffMails.promised', { name: 'Amina Otieno', hours: 12 }))
})
