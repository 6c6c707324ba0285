import type { SupportThreadRead } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { use } from 'react'
import { useGetOne } from 'react-admin'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { paths } from '../../../paths.ts'
import { querying } from '../../../providers/granted.ts'
import { threadCalls } from '../../../providers/threads.ts'
import { AddText } from '../../../shared/threads/add-text.ts'
import { MessageList } from '../../../shared/threads/MessageList.tsx'
import css from '../../../shared/threads/Threads.module.css'
import { useSeen } from '../../../shared/threads/use-seen.ts'
import { WriteForm } from '../../../shared/threads/WriteForm.tsx'
import { Assignee } from '../../../staff/answering/Assignee.tsx'
import { NextOne } from '../../../staff/answering/NextOne.tsx'
import { PersonNotes } from '../../../staff/answering/PersonNotes.tsx'
import { TemplatePicker } from '../../../staff/answering/TemplatePicker.tsx'
import { fieldLeft } from '../../../staff/answering/template-fields.ts'
import { useIsToWrite, useNextOne } from '../../../staff/answering/use-next-one.ts'
import { Section } from '../../../staff/record/Section.tsx'
import { StaffShow } from '../../../staff/record/StaffShow.tsx'
import { useMay } from '../../../staff/use-may.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { aboutOf, nameOf, sellerOf } from './thread-names.ts'

const aMoment = 15_000

export function ThreadShow() {
  return (
    <StaffShow<SupportThreadRead>
      what="thread"
      listed="threads"
      filled="messages"
      titleOf={aboutOf}
      badgesOf={nextOf}
    >
      {(thread) => <Sheet thread={thread} />}
    </StaffShow>
  )
}

function nextOf({ id }: SupportThreadRead) {
  return <NextOne queue="support/threads" id={id} />
}

function Sheet({ thread }: { thread: SupportThreadRead }) {
  const { id, seller, messages, earlier, blocked_by, report } = thread
  const mayAnswer = useMay('answerSupportThread')
  const mayRead = useMay('getSupportCustomer')
  // A vendor reads for themselves; staff who only look leave no trace for them.
  useSeen(
    { id, messages, unread: seller === 'shop' ? thread.unread : 0 },
    threadCalls.markSupportThreadSeen,
  )
  // The page's own record, read again while somebody looks at it.
  useGetOne('support/threads', { id }, { ...querying, refetchInterval: aMoment })
  return (
    <div className={css.sheet}>
      {report !== null && <ReportPanel id={id} report={report} />}
      <Section title={t('staffThreads.said')}>
        <div className={css.sheet}>
          <About thread={thread} />
          <MessageList
            own="seller"
            messages={messages}
            earlier={earlier}
            readBefore={(before) => threadCalls.readSupportBefore({ id, before })}
            load={(file) => threadCalls.downloadSupportThreadFile({ id, file })}
          />
          {blocked_by !== null && <Notice kind="attention">{t('staffThreads.closedText')}</Notice>}
          {blocked_by === null && seller === 'vendor' && (
            <Notice>{t('staffThreads.ofVendor')}</Notice>
          )}
          {mayAnswer && blocked_by === null && seller === 'shop' && <Answer id={id} />}
        </div>
      </Section>
      {seller === 'shop' && <Assignee what="thread" id={id} assignee={thread.assignee} />}
      {mayRead && <PersonNotes id={thread.buyer_id} />}
    </div>
  )
}

function Templates({ id }: { id: number }) {
  return <TemplatePicker what="thread" id={id} onChoose={use(AddText)} />
}

function Answer({ id }: { id: number }) {
  const { go } = useNextOne('support/threads', id)
  const isToWrite = useIsToWrite()
  return (
    <WriteForm
      draftKey={`support/threads/${id}`}
      label={t('staffThreads.answer')}
      send={(message) => threadCalls.answerSupportThread({ id, ...message })}
      tools={<Templates id={id} />}
      mistakeIn={fieldLeft}
      sendAnd={{ label: t('staffAnswers.sendAndNext'), goOn: go }}
      isToWrite={isToWrite}
    />
  )
}

function About({ thread }: { thread: SupportThreadRead }) {
  const { buyer_id, vendor_id, product_id, order_id, request_id, quote_id } = thread
  const mayOpen = useMay('getSupportUser')
  const buyer = nameOf(thread)
  return (
    <div className={css.acts}>
      <span>
        {t('staffThreads.label', { side: t('staffThreads.buyer') })}{' '}
        {mayOpen ? <Link to={paths.supportUser(buyer_id)}>{buyer}</Link> : buyer}
      </span>
      <span>
        {t('staffThreads.label', { side: t('staffThreads.seller') })}{' '}
        {vendor_id === null || !mayOpen ? (
          sellerOf(thread)
        ) : (
          <Link to={paths.supportUser(vendor_id)}>{sellerOf(thread)}</Link>
        )}
      </span>
      {product_id !== null && (
        <Link to={paths.supportListing(product_id)}>{t('portalMessages.listing')}</Link>
      )}
      {order_id !== null && (
        <Link to={paths.supportOrder(order_id)}>{t('portalMessages.order')}</Link>
      )}
      {request_id !== null && (
        <Link to={paths.supportRequest(request_id)}>{t('portalMessages.request')}</Link>
      )}
      {quote_id !== null && (
        <Link to={paths.supportQuote(quote_id)}>{t('portalMessages.quote')}</Link>
      )}
    </div>
  )
}
