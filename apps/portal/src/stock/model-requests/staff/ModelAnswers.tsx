import type { ModelAnswer, SupportModelCase } from '@bandari/sdk'
import { Button, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { answerModelRequest } from '../../../providers/model-requests.ts'
import { useCall } from '../../../shared/documents/use-call.ts'
import { Section } from '../../../staff/record/Section.tsx'
import { ChooseModel } from '../ChooseModel.tsx'
import css from '../ModelRequests.module.css'
import { AddModel } from './AddModel.tsx'

export type SendAnswer = (answer: ModelAnswer, done: string) => void

/** The three answers: a model that is there, a new one, or a reason. */
export function ModelAnswers({ request }: { request: SupportModelCase }) {
  const { run, isRunning, refusal } = useCall()
  const send: SendAnswer = (answer, done) =>
    run({ act: () => answerModelRequest(request.id, answer), done })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Near request={request} send={send} isSending={isRunning} />
      <Section title={t('staffModels.add')}>
        <AddModel request={request} send={send} isSending={isRunning} />
      </Section>
      <Section title={t('staffModels.refuse')}>
        <Refuse send={send} isSending={isRunning} />
      </Section>
    </>
  )
}

interface PartProps {
  send: SendAnswer
  isSending: boolean
}

function Near({ request, send, isSending }: PartProps & { request: SupportModelCase }) {
  const [isOther, setOther] = useState(false)
  const use = (subId: number) => send({ answer: 'use', subId }, t('staffModels.useDone'))
  return (
    <Section title={t('staffModels.near')}>
      <div className={css.panel}>
        {request.near.length === 0 && <p>{t('staffModels.nearNone')}</p>}
        <div className={css.acts}>
          {request.near.map(({ subj_id, make, model }) => (
            <Button
              key={subj_id}
              variant="secondary"
              loading={isSending}
              onClick={() => use(subj_id)}
            >
              {t('staffModels.use', { name: `${make} ${model}` })}
            </Button>
          ))}
          <Button variant="quiet" aria-expanded={isOther} onClick={() => setOther(!isOther)}>
            {t('staffModels.other')}
          </Button>
        </div>
        {isOther && (
          <ChooseModel takeLabel={t('staffModels.useChosen')} isSending={isSending} onTake={use} />
        )}
      </div>
    </Section>
  )
}

function Refuse({ send, isSending }: PartProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refuse = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') send({ answer: 'refuse', reason }, t('staffModels.refuseDone'))
  }
  return (
    <div className={css.fields}>
      <Field
        label={t('staff.reason')}
        hint={t('staffModels.refuseLead')}
        error={isMissing ? t('portal.missing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <Button variant="secondary" loading={isSending} onClick={refuse}>
          {t('staffModels.refuseSend')}
        </Button>
      </div>
    </div>
  )
}
