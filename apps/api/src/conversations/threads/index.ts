import type { Operations } from '../../core/contract.ts'
import { addThreadFile } from './add-thread-file.ts'
import { askAboutOrder } from './ask-about-order.ts'
import { askAboutProduct } from './ask-about-product.ts'
import { blockThread } from './block-thread.ts'
import { assignThread } from './staff/assign-thread.ts'
import { answerSupportThread } from './staff/answer-support-thread.ts'
import { decideThreadReport } from './staff/decide-thread-report.ts'
import { downloadSupportThreadFile } from './staff/download-support-thread-file.ts'
import { fillThreadTemplates } from './staff/fill-thread-templates.ts'
import { getSupportThread } from './staff/get-support-thread.ts'
import { listSupportThreads } from './staff/list-support-threads.ts'
import { markSupportThreadSeen } from './staff/mark-support-thread-seen.ts'
import { downloadThreadFile } from './download-thread-file.ts'
import { getOrderThread } from './get-order-thread.ts'
import { getThread } from './get-thread.ts'
import { listThreads } from './list-threads.ts'
import { markThreadSeen } from './mark-thread-seen.ts'
import { reportThread } from './report-thread.ts'
import { writeToThread } from './write-to-thread.ts'

export const threads = {
  addThreadFile,
  answerSupportThread,
  askAboutOrder,
  askAboutProduct,
  assignThread,
  blockThread,
  decideThreadReport,
  downloadSupportThreadFile,
  downloadThreadFile,
  fillThreadTemplates,
  getSupportThread,
  getOrderThread,
  getThread,
  listSupportThreads,
  listThreads,
  markSupportThreadSeen,
  markThreadSeen,
  reportThread,
  writeToThread,
} satisfies Partial<Operations>
