import { describe, expect, it } from 'vitest'
import { readCountryFiles } from '../../../reference/import-rules.ts'
import { type ChecklistFacts, checklistOf } from './checklist.ts'
import type { DocumentRow } from './documents.store.ts'

const countries = readCountryFiles()

function rulesOf(code: string) {
  const rules = countries.find(({ country }) => country.iso2 === code)
  if (!rules) throw new Error(`no rules of ${code}`)
  return rules
}

/** A car from Japan that sails on 1 April and arrives on 1 May. */
function listOf(code: string, facts: Partial<ChecklistFacts> = {}) {
  const { documents, inspection } = rulesOf(code)
  return checklistOf({
    today: '2026-03-10',
    now: new Date('2026-03-10T08:00:00Z'),
    requiredDocuments: documents,
    inspection,
    origin: 'JP',
    bookedOn: '2026-03-20',
    etd: '2026-04-01',
    eta: '2026-05-01',
    documents: [],
    ...facts,
  })
}

const entry = (code: string, kind: string, facts?: Partial<ChecklistFacts>) =>
  listOf(code, facts).find((one) => one.kind === kind)

const document = (row: Partial<DocumentRow>): DocumentRow => ({
  id: 1,
  kind: 'inspection_certificate',
  label: '',
  version: 1,
  is_draft: false,
  number: null,
  valid_until: null,
  note: null,
  added_at: new Date('2026-03-09T08:00:00Z'),
  file_id: 1,
  file_name: 'x.pdf',
  file_type: 'application/pdf',
  file_bytes: 1,
  answer: null,
  is_latest: true,
  ...row,
})

describe('checklistOf', () => {
  it.each<[string, string, string | null, string]>([
    ['ZM', 'commercial_invoice', '2026-04-01', 'before loading'],
    ['ZM', 'bill_of_lading', '2026-04-21', 'ten days before the ship'],
    ['ZM', 'customs_entry', '2026-05-01', 'on arrival'],
    ['ZM', 'police_clearance', null, 'for the registration'],
    ['BW', 'import_permit', '2026-03-20', 'before the ship is booked'],
    ['BI', 'tracking_note', '2026-04-01', 'before sailing'],
  ])('%s, %s by %s: %s', (code, kind, by) => {
    expect(entry(code, kind)).toMatchObject({ by, state: 'missing' })
  })

  it('names who inspects a car from there, and what happens without', () => {
    expect(entry('ZM', 'inspection_certificate')).toMatchObject({
      issuer: 'EAA, ATJ, QISJ',
      inspection: { certificate: { en: 'Roadworthiness certificate (ZS 560)' } },
    })
    expect(entry('ZM', 'inspection_certificate', { origin: 'GB' })?.issuer).toBe('EAA')
  })

  it.each<[string, Partial<ChecklistFacts>]>([
    ['missing', {}],
    ['late', { today: '2026-04-02' }],
    ['missing', { today: '2026-04-02', etd: null }],
    ['here', { documents: [document({})] }],
    ['here', { documents: [document({ valid_until: '2026-05-01' })] }],
    ['ends-too-soon', { documents: [document({ valid_until: '2026-04-30' })] }],
    ['draft', { documents: [document({ is_draft: true })] }],
    [
      'draft',
      { documents: [document({ is_draft: true, answer: { correction: null, at: new Date() } })] },
    ],
    ['missing', { documents: [document({ is_latest: false })] }],
  ])('an inspection certificate is %s', (state, facts) => {
    expect(entry('ZM', 'inspection_certificate', facts)?.state).toBe(state)
  })

  it('knows every paper of every country, each once', () => {
    for (const { country } of countries) {
      const kinds = listOf(country.iso2).map(({ kind }) => kind)
      expect(new Set(kinds).size, country.iso2).toBe(kinds.length)
      expect(kinds, country.iso2).toContain('bill_of_lading')
    }
  })

  it('says no day that nobody knows', () => {
    const undated = listOf('ZM', { bookedOn: null, etd: null, eta: null })
    expect(undated.every(({ by }) => by === null)).toBe(true)
  })
})
