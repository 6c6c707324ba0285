import { expect, it } from 'vitest'
import { auditCsv } from './audit-csv.ts'

it('writes a head and a row per entry, as it was recorded', async () => {
  const entry = {
    id: 7,
    at: '2026-03-02T09:20:03Z',
    actor_email: 'support@example.com',
    actor_name: 'Grace Banda',
    action: 'move-order',
    subject: 'order',
    subject_id: '52',
    subject_name: '100118',
    before: '{"status":"Pending"}',
    after: '{"status":"Authorized"}',
    reason: '=HYPERLINK("evil")',
  }
  expect(await auditCsv([entry])).toBe(
    '\uFEFFWhen,Who,Email,Action,Subject,Number,Name,Before,After,Reason\r\n' +
      '2026-03-02T09:20:03Z,Grace Banda,support@example.com,move-order,order,52,100118,' +
      '"{""status"":""Pending""}","{""status"":""Authorized""}","\'=HYPERLINK(""evil"")"\r\n',
  )
})
