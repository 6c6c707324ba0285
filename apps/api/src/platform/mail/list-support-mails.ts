import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../lists/list-records.ts'
import { supportMailView } from './support-mail.view.ts'
import { supportMails } from './support-mails.store.ts'

export const listSupportMails: Handler<'listSupportMails'> = ({ db }, { query }) =>
  listRecords(supportMails, { db, query, view: (rows) => rows.map(supportMailView) })
