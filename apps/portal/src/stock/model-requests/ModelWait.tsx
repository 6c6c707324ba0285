import type { VehicleListing } from '@bandari/sdk'
import { Button, ConfirmDialog, ErrorAlert, Notice } from '@bandari/ui'
import { type ComponentProps, useState } from 'react'
import { t } from '../../language/translator.ts'
import { askAgain, setListingModel, withdrawModelRequest } from '../../providers/model-requests.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { AskFields } from './AskFields.tsx'
import { ChooseModel } from './ChooseModel.tsx'
import css from './ModelRequests.module.css'
import { isAskable, nothingAsked, questionOf } from './request-form.ts'
import { modelMissing } from './wait-label.ts'

interface ModelWaitProps {
  listing: VehicleListing
  onChanged: () => Promise<void>
}

/** What a vehicle without a model waits for, and what its seller can do about it. */
export function ModelWait({ listing, onChanged }: ModelWaitProps) {
  const [open, setOpen] = useState<'choose' | 'ask' | 'withdraw' | null>(null)
  const { run, isRunning, refusal } = useCall()
  const { model_request: request, prod_id: id } = listing
  const isOpen = request?.state === 'open'
  const close = () => {
    setOpen(null)
    void onChanged()
  }
  const take = (subId: number) =>
    run({ act: () => setListingModel(id, subId), done: t('portalModels.taken'), onDone: close })
  const withdraw = (requestId: number) =>
    run({
      act: () => withdrawModelRequest(requestId),
      done: t('portalModels.withdrawDone'),
      onDone: close,
    })
  return (
    <Notice kind={isOpen ? 'info' : 'attention'} title={modelMissing(listing) ?? ''}>
      <div className={css.panel}>
        <p>{t(isOpen ? 'portalModels.waitsWhat' : 'portalModels.chooseWhat')}</p>
        {request?.reason != null && (
          <p>{t('portalModels.refusedWhy', { reason: request.reason })}</p>
        )}
        {refusal !== null && <ErrorAlert title={refusal} />}
        <div className={css.acts}>
          <Switch
            isOn={open === 'choose'}
            label={t('portalModels.choose')}
            onSwitch={(isOn) => setOpen(isOn ? 'choose' : null)}
          />
          {!isOpen && (
            <Switch
              isOn={open === 'ask'}
              label={t('portalModels.notThere')}
              onSwitch={(isOn) => setOpen(isOn ? 'ask' : null)}
            />
          )}
          {isOpen && (
            <Button variant="quiet" size="small" onClick={() => setOpen('withdraw')}>
              {t('portalModels.withdraw')}
            </Button>
          )}
        </div>
        {open === 'choose' && (
          <ChooseModel takeLabel={t('portalModels.take')} isSending={isRunning} onTake={take} />
        )}
        {open === 'ask' && <AskAgain listing={listing} onTake={take} onAsked={close} />}
      </div>
      {request && (
        <WithdrawDialog
          open={open === 'withdraw'}
          loading={isRunning}
          onConfirm={() => withdraw(request.id)}
          onCancel={() => setOpen(null)}
        />
      )}
    </Notice>
  )
}

type WithdrawDialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'loading' | 'onConfirm' | 'onCancel'
>

function WithdrawDialog(props: WithdrawDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={t('portalModels.withdrawAsk')}
      confirmLabel={t('portalModels.withdraw')}
    >
      <p>{t('portalModels.withdrawEffect')}</p>
    </ConfirmDialog>
  )
}

interface SwitchProps {
  isOn: boolean
  label: string
  onSwitch: (isOn: boolean) => void
}

function Switch({ isOn, label, onSwitch }: SwitchProps) {
  return (
    <Button variant="secondary" size="small" aria-expanded={isOn} onClick={() => onSwitch(!isOn)}>
      {label}
    </Button>
  )
}

interface AskAgainProps {
  listing: VehicleListing
  onTake: (subId: number) => void
  onAsked: () => void
}

/** For a draft that is there. */
function AskAgain({ listing, onTake, onAsked }: AskAgainProps) {
  const { run, isRunning, refusal } = useCall()
  const { model_request: request } = listing
  const [asked, setAsked] = useState({
    ...nothingAsked,
    make: request?.make ?? '',
    model: request?.model ?? '',
  })
  const [isValidated, setValidated] = useState(false)
  const send = () => {
    setValidated(true)
    if (!isAskable(asked)) return
    const type = request?.type ?? 'Cars'
    const body = { ...questionOf(asked), type, listing: listing.prod_id }
    run({ act: () => askAgain(body), done: t('portalModels.askedDone'), onDone: onAsked })
  }
  return (
    <div className={css.fields}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <AskFields
        asked={asked}
        onChange={(part) => setAsked({ ...asked, ...part })}
        onUse={(near) => onTake(near.subj_id)}
        isValidated={isValidated}
      />
      <div>
        <Button loading={isRunning} onClick={send}>
          {t('portalModels.ask')}
        </Button>
      </div>
    </div>
  )
}
