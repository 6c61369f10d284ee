import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../expect.ts'
import type { Stage } from '../stage.ts'

/** The service whose id stands in the pasted code. */
export const service = 'service_atelier'

const code = readFileSync(join(import.meta.dirname, '..', 'emailjs-page.html'), 'utf8')

/** Pastes a whole page that calls `emailjs.sendForm`, and sees what was found in it. */
export async function pasteCode({ studio, hand, shoot }: Stage): Promise<void> {
  await hand.say(studio, 'This site has a contact form on EmailJS. Here is the code of its page.')
  await hand.press(studio.getByRole('button', { name: /^I already use EmailJS/ }))
  const dialog = studio.getByRole('dialog')
  await hand.paste(dialog.getByRole('textbox').first(), code)
  const found = dialog.getByRole('region', { name: 'What was found' })
  for (const words of [service, 'template_contact', 'from_name', 'reply_to', 'course', 'message']) {
    await expect(found.getByText(words, { exact: true }).first()).toBeVisible()
  }
  await hand.say(studio, 'The connection, and every field with its rules. Nothing of it ran.')
  await shoot(studio, 'paste')
  await hand.press(dialog.getByRole('button', { name: 'Make this form' }))
  await studio.waitForURL(/\/build$/)
}

/** Build: the form that was made, where its answers go, and one of its rules. */
export async function seeForm({ studio, hand, shoot }: Stage): Promise<void> {
  await expect(studio.getByText(`4 fields. Sends by EmailJS · ${service}: Entered, not tested.`)).toBeVisible()
  await hand.say(studio, 'The form is there, and connected. Everything in it can be changed.')
  await studio.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).first().click()
  await studio.getByRole('button', { name: 'Close the hint' }).click()
  await hand.press(studio.locator('[data-part=cover]').nth(1))
  await hand.press(studio.getByRole('tab', { name: /^Rules/ }))
  await expect(studio.getByText('Saved in this browser')).toBeVisible()
  await hand.look(studio)
  await shoot(studio, 'build')
}
