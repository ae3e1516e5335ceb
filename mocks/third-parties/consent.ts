/** What a person can answer a provider, or what can become of the question. */
export type Answer = 'granted' | 'cancelled' | 'blocked' | 'failed'

const WORDS: Record<Answer, string> = {
  granted: 'Continue',
  cancelled: 'Cancel',
  blocked: 'As if the window was blocked',
  failed: 'As if the provider failed',
}
const ANSWERS = ['granted', 'cancelled', 'blocked', 'failed'] as const

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, words = '') => {
  const made = document.createElement(tag)
  made.textContent = words
  return made
}

/** The token our emulated API understands, for this address. */
const tokenOf = (email: string) => {
  const told = new TextEncoder().encode(JSON.stringify({ email, firstName: email.split('@')[0] ?? '', lastName: '' }))
  return `emulated.${btoa(String.fromCharCode(...told))}`
}

/** Stands in for a provider's window: asks who one is, and how it shall end. */
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
      const button = element('button', WORDS[answer])
      button.type = 'button'
      button.addEventListener('click', () => end(answer))
      return button
    })
    dialog.addEventListener('cancel', () => end('cancelled'))
    dialog.append(label, ...buttons)
    document.body.append(dialog)
    dialog.showModal()
  })
