import type { Context } from '../../core/context.ts'
import { tradeCurrency } from '../../core/money.ts'
import { titleWithChoice } from '../../stock/catalogue/product/choices.ts'
import type { Contents } from '../../selling/basket/contents.ts'
import { noteInThread } from '../threads/shop-messages.ts'

type Dependencies = Pick<Context, 'db' | 'clock'>

interface Asked {
  contents: Contents
  buyerId: number
  note: string
}

/** A question for a quote, and each answer to it, stand in one thread of the basket, where both sides go on talking. */
export async function noteQuestion(context: Dependencies, { contents, buyerId, note }: Asked) {
  const about = aboutQuote(contents, buyerId)
  return noteInThread(context, { about, event: 'quote-asked', authorId: buyerId, text: note })
}

interface Answered extends Asked {
  actorId: number
}

export async function noteAnswer(context: Dependencies, answered: Answered): Promise<number> {
  const { contents, buyerId, actorId, note } = answered
  return noteInThread(context, {
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
