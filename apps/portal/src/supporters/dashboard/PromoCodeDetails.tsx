import type { AgentProfile } from '@bandari/sdk'
import { buttonClass, Card } from '@bandari/ui'
import WhatsApp from '@mui/icons-material/WhatsApp'
import type { ReactNode } from 'react'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { formatDateTime } from '../../shared/dates.ts'
import { codeMessage, linkMessage, whatsAppUrl } from './share.ts'
import css from './PromoCodeDetails.module.css'

/** The real values (decisions 16), and the ways to hand them on. */
export function PromoCodeDetails({ agent }: { agent: AgentProfile }) {
  const { code, name, start_datetime, link } = agent
  return (
    <Card as="section" className={css.details} aria-labelledby="promo-code-details">
      <h2 id="promo-code-details" className={css.title}>
        Promo code details
      </h2>
      <table className={css.table} aria-labelledby="promo-code-details">
        <tbody>
          <Row name="PROMO CODE">
            <strong className={css.code}>{code}</strong>
          </Row>
          <Row name="LEVEL">{name}</Row>
          <Row name="VALID FROM">
            <time dateTime={start_datetime}>{formatDateTime(start_datetime)}</time>
          </Row>
        </tbody>
      </table>
      <Sharing name="Your code" text={code} what="promo code" message={codeMessage({ code })} />
      <Sharing name="Your link" text={link} what="link" message={linkMessage({ link })} />
      <p className={css.hint}>
        Buyers type the code into their basket. Whoever follows the link counts as yours for 120
        days.
      </p>
    </Card>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  )
}

interface SharingProps {
  name: string
  text: string
  what: string
  message: string
}

function Sharing({ name, text, what, message }: SharingProps) {
  return (
    <div className={css.sharing}>
      <p className={css.shared}>
        <span className={css.quiet}>{name}</span>
        <span className={css.text}>{text}</span>
      </p>
      <CopyButton text={text} what={what} />
      <a
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        href={whatsAppUrl(message)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Share ${what} on WhatsApp`}
      >
        <WhatsApp aria-hidden fontSize="small" />
        Share
      </a>
    </div>
  )
}
