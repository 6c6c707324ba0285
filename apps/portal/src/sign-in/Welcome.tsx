import { Wordmark } from '@bandari/ui'
import { brand } from '../shared/brand.ts'
import css from './SignInPage.module.css'
import { t } from '../language/translator.ts'

/** The dark half of the sign-in: the name of the portal and what it offers. */
export function Welcome() {
  return (
    <header className={css.welcome}>
      <Wordmark name={brand} />
      <div className={css.promise}>
        <p className={css.line}>{t('portal.promise')}</p>
        <ul className={css.points}>
          <li>{t('portal.followOrders')}</li>
          <li>{t('portal.seeWhatToPay')}</li>
          <li>{t('portal.sameAccount')}</li>
        </ul>
      </div>
      <Harbour />
    </header>
  )
}

/** A quay at night, in lines: crane, stacked containers, ship and water. Decoration only. */
function Harbour() {
  return (
    <svg className={css.harbour} viewBox="0 0 480 200" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M60 168V62M110 168V62M48 62h76M60 62l25-34 25 34M85 28v34M85 28l118 26M85 28L30 58M60 100h50M60 100l50 34M110 100l-50 34M124 62h92v-8h-13" />
        <path d="M182 60v34M170 94h24v14h-24z" />
        <path d="M0 168h150" />
        <path d="M176 132h270l-22 42H204zM396 132v-44h34v44M404 88V66h16v22M404 98h18M404 110h18" />
        <path d="M204 132v-20h44v20M248 132v-20h44v20M292 132v-20h44v20M336 132v-20h44v20M226 112V92h44v20M270 112V92h44v20M314 112V92h44v20" />
        <path d="M160 184c14-8 28-8 42 0s28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0" />
        <path
          d="M120 194c12-6 24-6 36 0s24 6 36 0 24-6 36 0 24 6 36 0 24-6 36 0 24 6 36 0 24-6 36 0"
          opacity=".5"
        />
      </g>
    </svg>
  )
}
