import { expect } from '../expect.ts'
import type { Stage } from '../stage.ts'

/** The address to which the maker wants the answers. */
export const makerAddress = 'hello@ateliernord.example'

/** Opens the studio with nothing in it, and says where answers should go. */
export async function openStudio({ studio, relay, hand, shoot }: Stage): Promise<void> {
  await studio.goto(relay.url)
  await expect(studio.getByRole('heading', { level: 1, name: 'Make a form. Get the answers by e-mail.' })).toBeVisible()
  await hand.say(studio, 'A fresh machine. No account, and the form on the right is real.')
  await hand.write(studio.getByLabel('Where should answers go?'), makerAddress)
  await shoot(studio, 'first-run')
}

/** Sends the form that stands on the first screen, and reads its mail. */
export async function meetLiveForm({ studio, hand, shoot }: Stage): Promise<void> {
  await hand.press(studio.getByRole('button', { name: 'Send', exact: true }))
  await expect(studio.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await hand.press(studio.getByRole('button', { name: 'Read it' }))
  const mail = studio.frameLocator('iframe[title^="The mail"]')
  await expect(mail.getByText('Is the workshop wheelchair accessible?')).toBeVisible()
  await expect(studio.getByText(makerAddress)).toBeVisible()
  await hand.say(studio, 'A real mail, in the test inbox on this computer.')
  await shoot(studio, 'first-mail')
  await hand.press(studio.getByRole('button', { name: 'Back to the start' }))
}
