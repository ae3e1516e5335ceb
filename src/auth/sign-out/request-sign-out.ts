import { signOut } from '#src/auth/sign-out/sign-out.ts'

let confirm: (() => Promise<boolean>) | null = null
/** The confirmation answers whether to go on, once the user has been asked what they have to be asked. */
export const setSignOutConfirmation = (confirmation: () => Promise<boolean>) => {
  confirm = confirmation
}

/** Signs out, unless the user is asked first and decides to stay. */
export const requestSignOut = async (): Promise<void> => {
  if (confirm === null || (await confirm().catch(() => true))) await signOut()
}
