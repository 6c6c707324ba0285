import type { SupportVoucher } from '@bandari/sdk'
import { Button, ErrorAlert, Notice } from '@bandari/ui'
import { useGetIdentity, useRecordContext } from 'react-admin'
import { approveVoucher } from '../../providers/content.ts'
import { useWrite } from '../../staff/record/use-write.ts'
import { t } from '../../language/translator.ts'

/** How far a code goes that one person wrote, and the button of the second person; whoever wrote it has none. */
export function SecondPerson() {
  const voucher = useRecordContext<SupportVoucher>()
  const { identity } = useGetIdentity()
  const { write, isWriting, refusal } = useWrite()
  if (!voucher || voucher.written_by === null || voucher.state === 'ended') return null
  const { id, version, code, written_by: name, approved_by: agreed } = voucher
  if (agreed !== null) return <p>{t('staffDiscounts.agreed', { name, other: agreed })}</p>
  const isOwn = identity?.id === voucher.written_by_email
  return (
    <Notice title={t('staffDiscounts.lone', { name })}>
      <p>{t('staffDiscounts.loneWhat')}</p>
      {!isOwn && (
        <Button
          type="button"
          size="small"
          variant="secondary"
          disabled={isWriting}
          onClick={() =>
            write({
              act: () => approveVoucher(id, { version }),
              done: t('staffDiscounts.agreedTo', { code }),
            })
          }
        >
          {t('staffDiscounts.agree')}
        </Button>
      )}
      {refusal !== null && <ErrorAlert title={refusal} />}
    </Notice>
  )
}
