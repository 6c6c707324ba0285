import type { RequestMessage, SupportRequest } from '@bandari/sdk'
import type { PlainMessageId } from '@bandari/i18n'
import { formatMoment } from '../../shared/dates.ts'
import css from './Inbox.module.css'
import { t } from '../../language/translator.ts'

const ways = {
  page: 'staffRequests.via.page',
  mail: 'staffRequests.via.mail',
  telephone: 'staffRequests.via.telephone',
} as const satisfies Record<RequestMessage['via'], PlainMessageId>

/** What was written since, oldest first; the form itself stands above. */
export function RequestConversation({ name, messages }: SupportRequest) {
  if (messages.length === 0) return null
  return (
    <ol className={css.list}>
      {messages.map(({ id, side, by, via, text, at }) => (
        <li key={id} className={css.note}>
          <p className={css.words}>{text}</p>
          <p className={css.quiet}>
            {side === 'shop' ? by : name} · <time dateTime={at}>{formatMoment(at)}</time>
            {side === 'guest' && ` · ${t(ways[via])}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
