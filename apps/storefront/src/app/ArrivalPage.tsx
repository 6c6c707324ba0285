import { useTranslate } from '@bandari/i18n/react'
import { type RedeemedHandover, session } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { answer, api, clientOf } from '../api/api.ts'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { paths } from '../shared/addresses/paths.ts'

const arrivalApi = api.injectEndpoints({
  endpoints: (build) => ({
    redeemHandover: build.mutation<RedeemedHandover, { code: string }>({
      queryFn: ({ code }, store) =>
        answer(
          clientOf(store).POST('/auth/handover/redeem/', { body: { code, audience: 'shop' } }),
        ),
    }),
    endFormer: build.mutation<null, void>({
      queryFn: async (_, store) => {
        const answered = await answer(clientOf(store).POST('/auth/logout/', { body: {} }))
        return 'error' in answered ? answered : { data: null }
      },
    }),
  }),
})

/** The code works once, and an effect may run twice. */
let begun = false

/** `/sso#code=…`: signs in a person who comes from the portal (decisions 3). */
export function ArrivalPage() {
  const t = useTranslate()
  const [redeem] = arrivalApi.useRedeemHandoverMutation()
  const [endFormer] = arrivalApi.useEndFormerMutation()
  useEffect(() => {
    if (begun) return
    begun = true
    const arrive = async () => {
      const code = new URLSearchParams(window.location.hash.slice(1)).get('code')
      const { data } = code === null ? {} : await redeem({ code })
      if (data?.view) {
        const { shopView } = await import('@bandari/sdk/shop-view')
        shopView.start({ token: data.token, email: data.email, until: data.view.until })
      } else if (data) {
        // The sign-in that was here would stay open, seen by nobody.
        if (session.token() !== null) await endFormer()
        session.start(data)
      }
      // A new document, so that nothing of somebody who was here before is left; and the code leaves the history.
      window.location.replace(data && isOwn(data.next) ? data.next : paths.home())
    }
    void arrive()
  }, [redeem, endFormer])
  return (
    <MessagePage title={t('shell.openingAccount')} icon={<LogIn size={32} />} actions={null}>
      <Loading label={t('shell.oneMoment')} />
    </MessagePage>
  )
}

/** Browsers read a backslash as a slash. */
function isOwn(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
