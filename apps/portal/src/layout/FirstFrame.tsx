import { t } from '../language/translator.ts'

/**
 * The portal before it is there, as `index.html` draws it before any script has come: the bar, the menu and a screen in the
 * theme's greys. Its sentence is for screen readers.
 */
export function FirstFrame() {
  return (
    <div className="first-frame">
      <div className="first-bar" />
      <div className="first-screen">
        <div className="first-menu" aria-hidden="true">
          {lines(5)}
        </div>
        <PageSkeleton />
      </div>
    </div>
  )
}

/** A screen that is being fetched, inside the portal's bar and menu. */
export function PageSkeleton() {
  return (
    <div className="first-page" aria-busy="true">
      <output className="visually-hidden">{t('portal.opening')}</output>
      {lines(4)}
    </div>
  )
}

function lines(count: number) {
  return Array.from({ length: count }, (_, index) => <i key={index} aria-hidden="true" />)
}
