import type { SupportRequest } from '@bandari/sdk'
import { buttonClass } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { Assignee } from '../../staff/answering/Assignee.tsx'
import { PersonNotes } from '../../staff/answering/PersonNotes.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { useMay } from '../../staff/use-may.ts'
import css from './Inbox.module.css'
import { RequestAnswer } from './RequestAnswer.tsx'
import { RequestNotes } from './RequestNotes.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { detailFacts, dialled, kindNames, mailTo } from './request-labels.ts'
import { t } from '../../language/translator.ts'

/** The request and its notes, next to the sender and the actions. */
export function RequestSheet({ request }: { request: SupportRequest }) {
  const mayRead = useMay('getSupportCustomer')
  return (
    <div className={css.sheet}>
      <Section title={t(kindNames[request.kind])} className={css.asked}>
        <blockquote className={css.words}>{request.text}</blockquote>
        {request.details.length > 0 && <FactList facts={detailFacts(request)} />}
      </Section>
      <div className={css.do}>
        {request.by_mail ? (
          <RequestAnswer request={request} />
        ) : (
          <AnswerPlace thread={request.thread} />
        )}
        <RequestPanel request={request} />
        <Assignee what="request" id={request.id} assignee={request.assignee} />
      </div>
      <div className={css.person}>
        <Section title={t('staff.whoAsks')}>
          <FactList facts={factsOf(request)} />
        </Section>
        {mayRead && request.user_id !== null && <PersonNotes id={request.user_id} />}
      </div>
      <div className={css.notes}>
        <RequestNotes notes={request.notes} />
      </div>
    </div>
  )
}

/** In the messages of whoever was signed in; where no address was given, by telephone. */
function AnswerPlace({ thread }: Pick<SupportRequest, 'thread'>) {
  const mayOpen = useMay('getSupportThread')
  return (
    <Section title={t('staffRequests.thread')} className={css.panel}>
      <p>{t(thread === null ? 'staffRequests.noThread' : 'staffRequests.inThread')}</p>
      {thread !== null && mayOpen && (
        <Link
          className={buttonClass({ variant: 'secondary', wide: true })}
          to={paths.supportThread(thread)}
        >
          {t('staffRequests.openThread')}
        </Link>
      )}
    </Section>
  )
}

function factsOf({ name, email, contact_number, reference, ...request }: SupportRequest): Fact[] {
  return [
    { name: t('staff.name'), value: name },
    { name: t('portal.email'), value: email && <a href={mailTo({ email, reference })}>{email}</a> },
    {
      name: t('staff.contactNumber'),
      value: contact_number && <a href={dialled(contact_number)}>{contact_number}</a>,
    },
    { name: t('staffRequests.reference'), value: reference },
    { name: t('staffRequests.account'), value: <Account id={request.user_id} /> },
    { name: t('staffRequests.asked'), value: formatMoment(request.created_at) },
    { name: t('staffRequests.due'), value: formatMoment(request.due_at) },
    {
      name: t('staffRequests.answered'),
      value: request.answered_at && formatMoment(request.answered_at),
    },
  ]
}

function Account({ id }: { id: number | null }) {
  const isLinked = useMay('getSupportUser')
  if (id === null) return t('staffRequests.notSignedIn')
  const account = t('staffRequests.accountOf', { id })
  return isLinked ? <Link to={paths.supportUser(id)}>{account}</Link> : account
}
