import { forgetOffline } from './offline/forget.ts'
import { session, signedOutKey } from './session.ts'
import { shopView } from './shop-view.ts'

/**
 * What belongs to the device and stays when somebody signs out: the vehicle that parts are to fit, a chosen language on its
 * way, the supporter's link that led here, light or dark, and views that people have named, under a digest of their
 * account. The privacy page names each.
 */
const keptByDevice =
  /^(bandari\.(vehicle|chosen-language|referral)|RaStorebandari\.(theme|version|views\.\w+\.\w+))$/

/** The person signs out: nothing of them stays in this browser, in whichever tab. */
export function leaveBrowser(): void {
  void forgetOffline()
  // Whoever looks at the shop as a customer leaves that view, and is signed in as themselves as before.
  if (shopView.current() !== null) return session.end()
  // First, as another tab loads itself anew once the token is gone.
  localStorage.setItem(signedOutKey, '1')
  sessionStorage.clear()
  session.end()
  for (const key of Object.keys(localStorage)) {
    if (!keptByDevice.test(key)) localStorage.removeItem(key)
  }
}
