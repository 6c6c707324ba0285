import type { Context } from '../../core/context.ts'
import { tradeCurrency } from '../../core/money.ts'
import { titleWithChoice } from '../../stock/catalogue/product/choices.ts'
import type { Contents } from '../../selling/basket/contents.ts'
import { recordInThread } from '../threads/shop-messages.ts'

type Dependencies = Pick<Context, 'db' | 'clock'>

interface QuestionRecord {
  contents: Contents
  buyerId: number
  note: string
}

/** The request for a quote and each answer go into the basket's thread, where both sides can continue. */
export async function recordQuestion(
  context: Dependencies,
  { contents, buyerId, note }: QuestionRecord,
) {
  const about = aboutQuote(contents, buyerId)
  return recordInThread(context, { about, event: 'quote-asked', authorId: buyerId, text: note })
}

interface AnswerRecord extends QuestionRecord {
  actorId: number
}

export async function recordAnswer(context: Dependencies, answer: AnswerRecord): Promise<number> {
  const { contents, buyerId, actorId, note } = answer
  return recordInThread(context, {
    about: aboutQuote(contents, buyerId),
    event: 'quote-answered',
    authorId: actorId,
    text: note,
    quoted: {
      amount: contents.charge,
      currency: contents.currency ?? tradeCurrency,
      validUntil: contents.quote_valid_until,
    },
  })
}

function aboutQuote({ id, lines }: Contents, buyerId: number) {
  return { basketId: id, buyerId, title: lines.map(titleWithChoice).join(', ').slice(0, 200) }
}
