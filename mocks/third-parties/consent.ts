/** What a person can answer a provider, or what can become of the question. */
export type Answer = 'granted' | 'cancelled' | 'blocked' | 'failed'

const LABELS: Record<Answer, string> = {
  granted: 'Continue',
  cancelled: 'Cancel',
  blocked: 'As if the window was blocked',
  failed: 'As if the provider failed',
}
const ANSWERS = ['granted', 'cancelled', 'blocked', 'failed'] as const

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, text = '') => {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

/** The token our emulated API understands, for this address. */
const tokenOf = (email: string) => {
  const profile = new TextEncoder().encode(
    JSON.stringify({ email, firstName: email.split('@')[0] ?? '', lastName: '' }),
  )
  return `emulated.${btoa(String.fromCharCode(...profile))}`
}

/** Emulates a provider's window: asks for an account, and how the sign-in ends. */
export const askConsent = (provider: string): Promise<{ answer: Answer; accessToken: string }> =>
  new Promise((resolve) => {
    const dialog = element('dialog')
    dialog.setAttribute('aria-label', `${provider} (emulated)`)
    const label = element('label', `${provider} account (emulated) `)
    const email = element('input')
    email.type = 'email'
    email.value = 'social@liner.test'
    label.append(email)
    const end = (answer: Answer) => {
      const accessToken = tokenOf(email.value)
      dialog.remove()
      resolve({ answer, accessToken })
    }
    const buttons = ANSWERS.map((answer) => {
      const button = element('button', LABELS[answer])
      button.type = 'button'
      button.addEventListener('click', () => end(answer))
      return button
    })
    dialog.addEventListener('cancel', () => end('cancelled'))
    dialog.append(label, ...buttons)
    document.body.append(dialog)
    dialog.showModal()
  })
