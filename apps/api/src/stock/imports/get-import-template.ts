import type { Handler } from '../../core/contract.ts'
import { templateCsv } from './listings-csv.ts'

export const getImportTemplate: Handler<'getImportTemplate'> = async (_, { query }) => {
  const name = query.prod_class === 'vehicles' ? 'vehicles' : 'spares'
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-template.csv"`,
    },
    body: Buffer.from(templateCsv(query.prod_class)),
  }
}
