import type { Operations } from '../../core/contract.ts'
import { askEmailChange } from './email-change/ask-email-change.ts'
import { cancelEmailChange } from './email-change/cancel-email-change.ts'
import { confirmEmailChange } from './email-change/confirm-email-change.ts'
import { getEmailChange } from './email-change/get-email-change.ts'
import { stopEmailChange } from './email-change/stop-email-change.ts'
import { addPasskey } from './second-factor/add-passkey.ts'
import { activateAccount } from './registration/activate-account.ts'
import { beginPasskey } from './second-factor/begin-passkey.ts'
import { challengePasskey } from './second-factor/challenge-passkey.ts'
import { checkActivation } from './registration/check-activation.ts'
import { changePassword } from './passwords/change-password.ts'
import { completeSignIn } from './sign-in/complete-sign-in.ts'
import { confirmAuthenticator } from './second-factor/confirm-authenticator.ts'
import { confirmPasswordReset } from './passwords/confirm-password-reset.ts'
import { createApiKey } from './keys/create-api-key.ts'
import { createAddress } from './addresses/create-address.ts'
import { createHandover } from './sessions/create-handover.ts'
import { deleteAddress } from './addresses/delete-address.ts'
import { endOtherSessions } from './sessions/end-other-sessions.ts'
import { endApiKey } from './keys/end-api-key.ts'
import { endSession } from './sessions/end-session.ts'
import { enrolAuthenticator } from './second-factor/enrol-authenticator.ts'
import { getAddress } from './addresses/get-address.ts'
import { getProfile } from './profile/get-profile.ts'
import { getSecondFactor } from './second-factor/get-second-factor.ts'
import { getUser } from './profile/get-user.ts'
import { listAddresses } from './addresses/list-addresses.ts'
import { listApiKeys } from './keys/list-api-keys.ts'
import { listKeyScopes } from './keys/list-key-scopes.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { redeemHandover } from './sessions/redeem-handover.ts'
import { register } from './registration/register.ts'
import { removeAuthenticator } from './second-factor/remove-authenticator.ts'
import { removePasskey } from './second-factor/remove-passkey.ts'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts'
import { replaceAddress } from './addresses/replace-address.ts'
import { reportSocialFailure } from './sign-in/report-social-failure.ts'
import { requestPasswordReset } from './passwords/request-password-reset.ts'
import { resendActivation } from './registration/resend-activation.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInSocially } from './sign-in/sign-in-socially.ts'
import { signOut } from './sessions/sign-out.ts'
import { stepUp } from './second-factor/step-up.ts'
import { updateAddress } from './addresses/update-address.ts'
import { updateProfile } from './profile/update-profile.ts'

export const accounts = {
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  stopEmailChange,
  activateAccount,
  addPasskey,
  beginPasskey,
  challengePasskey,
  checkActivation,
  changePassword,
  completeSignIn,
  confirmAuthenticator,
  confirmPasswordReset,
  createAddress,
  createApiKey,
  createHandover,
  deleteAddress,
  endOtherSessions,
  endApiKey,
  endSession,
  enrolAuthenticator,
  getAddress,
  getProfile,
  getSecondFactor,
  getUser,
  listAddresses,
  listApiKeys,
  listKeyScopes,
  listSessions,
  redeemHandover,
  register,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  replaceAddress,
  reportSocialFailure,
  requestPasswordReset,
  resendActivation,
  signIn,
  signInSocially,
  signOut,
  stepUp,
  updateAddress,
  updateProfile,
} satisfies Partial<Operations>
