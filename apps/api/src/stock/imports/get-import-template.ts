import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { fileNames, importClassOf } from './columns.ts'
import { templateCsv } from './listings-csv.ts'

export const getImportTemplate: Handler<'getImportTemplate'> = async (_, { query }) => {
  const importClass = importClassOf(query)
  if (importClass === null) return refuse(400, fieldErrors({ market: ['export_of_vehicles'] }))
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNames[importClass]}-template.csv"`,
    },
    body: Buffer.from(templateCsv(importClass)),
  }
}
