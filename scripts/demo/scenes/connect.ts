import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import type { Stage } from '../stage.ts'
import { service } from './paste.ts'

/** Opens a step of the form. */
export const openStep = (studio: Page, name: RegExp): Promise<void> =>
  studio.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()

/** Lets the form send to the test inbox, so that a mail can be seen. */
export async function connectTestInbox({ studio, hand }: Stage): Promise<void> {
  await openStep(studio, /Connect/)
  await hand.say(studio, 'Before it is real: the test inbox on this computer, where mail goes nowhere else.')
  await hand.press(studio.getByText('Test inbox on this computer', { exact: true }))
  await expect(studio.getByText('Test inbox (only this computer)')).toBeVisible()
}

/** Takes the ids of the paste up again, and sends a test the way a visitor's message goes. */
export async function connectForGood({ studio, hand, shoot, provider }: Stage): Promise<void> {
  await openStep(studio, /Connect/)
  await hand.press(studio.getByText('EmailJS', { exact: true }).first())
  await expect(studio.getByLabel('Service ID')).toHaveValue(service)
  await hand.press(studio.getByRole('button', { name: 'Use these ids' }))
  await hand.press(studio.getByRole('button', { name: 'Send a test' }))
  await expect.poll(() => provider.requests.map(({ path }) => path)).toEqual(['/api/v1.0/email/send'])
  await hand.say(studio, 'What the provider answered, and no more than that.')
  await shoot(studio, 'connect')
}
