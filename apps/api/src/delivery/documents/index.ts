import type { Operations } from '../../core/contract.ts'
import { answerPaper } from './answer-paper.ts'
import { addPaper } from './staff/add-paper.ts'
import { downloadSupportPaper } from './staff/download-support-paper.ts'
import { downloadSupportPapers } from './staff/download-support-papers.ts'
import { getSupportOrderPapers } from './staff/get-support-order-papers.ts'
import { downloadPaper } from './download-paper.ts'
import { downloadPapers } from './download-papers.ts'
import { getOrderPapers } from './get-order-papers.ts'
import { downloadSharedPaper } from './share/download-shared-paper.ts'
import { endShare } from './share/end-share.ts'
import { getSharedPapers } from './share/get-shared-papers.ts'
import { sharePapers } from './share/share-papers.ts'

export const documents = {
  addPaper,
  answerPaper,
  downloadPaper,
  downloadPapers,
  downloadSharedPaper,
  downloadSupportPaper,
  downloadSupportPapers,
  endShare,
  getOrderPapers,
  getSharedPapers,
  getSupportOrderPapers,
  sharePapers,
} satisfies Partial<Operations>
