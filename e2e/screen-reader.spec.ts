import { expect, test } from './fixtures/test.ts'

test(
  'when a user signs up with a screen reader, then each step names its fields, and the focus goes to what is wrong',
  { tag: ['@desktop', '@access-2.4.1', '@access-5.7'] },
  async ({ page, errors }) => {
    const form = page.getByRole('form')
    await page.goto('/signup')
    await expect(form).toMatchAriaSnapshot(`
    - form "Create your account":
      - text: Step 1 of 6
      - heading "Create your account" [level=1]
      - paragraph: Submit your first release today.
      - group:
        - textbox "E-mail"
        - checkbox "I accept the terms and conditions and the privacy policy"
        - link "terms and conditions"
        - link "privacy policy"
        - button "Confirm e-mail"
        - button "Google"
        - button "Facebook"
        - paragraph:
          - link "Sign in"
      - alert
  `)
    const email = page.getByRole('textbox', { name: 'E-mail' })
    const terms = page.getByRole('checkbox')
    await page.getByRole('button', { name: 'Confirm e-mail' }).click()
    await expect(form).toMatchAriaSnapshot(`
    - group:
      - textbox "E-mail" [invalid]
      - paragraph: This field is required
      - checkbox "I accept the terms and conditions and the privacy policy" [invalid]
      - paragraph: You have to accept our Terms and Conditions.
  `)
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('This field is required')
    await expect(terms).toHaveAccessibleDescription('You have to accept our Terms and Conditions.')
    await email.fill('ada@new.test')
    await page.keyboard.press('Enter')
    await expect(terms).toBeFocused()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Confirm e-mail' }).press('Enter')

    await expect(form).toMatchAriaSnapshot(`
    - form "Check your e-mail":
      - text: Step 2 of 6
      - heading "Check your e-mail" [level=1]
      - paragraph: Enter the 6-character code we sent to ada@new.test. It expires in 10 minutes.
      - group:
        - textbox "Code"
        - button "Confirm code"
        - paragraph:
          - button "Back"
      - alert
  `)
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(page).toHaveTitle('Check your e-mail · Liner')
    await expect(code).toBeFocused()
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription('This field is required')
    await code.fill('000000')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription('This code is wrong.')
    await expect(code).toBeFocused()
    await code.fill('123456')
    await code.press('Enter')

    await expect(form).toMatchAriaSnapshot(`
    - form "Create a password":
      - text: Step 3 of 6
      - heading "Create a password" [level=1]
      - group:
        - textbox "New password"
        - button "Show what you typed"
        - list "Password requirements":
          - listitem: Missing at least 12 characters
          - listitem: Missing an uppercase letter
          - listitem: Missing a lowercase letter
          - listitem: Missing a number
          - listitem: Missing a special character
        - textbox "Repeat password"
        - button "Show what you typed"
        - button "Set password"
        - paragraph:
          - button "Back"
      - alert
  `)
    const password = page.getByRole('textbox', { name: 'New password' })
    await expect(password).toBeFocused()
    await password.pressSequentially('Liner-2026')
    await expect(page.getByText('Met', { exact: true })).toHaveCount(4)
    await password.press('Enter')
    // The rules have the length that the server wants.
    await expect(password).toHaveAccessibleDescription(/Your password doesn’t meet all the requirements yet\./)
    await expect(password).toBeFocused()
    await password.press('End')
    await password.pressSequentially('-new')
    await expect(page.getByText('Met', { exact: true })).toHaveCount(5)
    await password.press('Enter')
    const confirmation = page.getByRole('textbox', { name: 'Repeat password' })
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toHaveAccessibleDescription('This field is required')
    await confirmation.fill('Liner-2026-new')
    await confirmation.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
    await expect(page.getByText('Step 4 of 6')).toBeVisible()
    expect(errors.filter((error) => !error.includes('400'))).toEqual([])
    errors.length = 0
  },
)
