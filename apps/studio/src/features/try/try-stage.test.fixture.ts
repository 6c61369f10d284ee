// biome-ignore lint/correctness/noUndeclaredDependencies: a tool of the tests, declared at the root as all of them are
import { page } from 'vitest/browser'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'

/** The three parts of Try it. */
export const visitor: ReturnType<typeof page.getByRole> = page.getByRole('region', { name: 'What the visitor sees' })
export const maker: ReturnType<typeof page.getByRole> = page.getByRole('region', { name: 'What you get' })
export const whatIf: ReturnType<typeof page.getByRole> = page.getByRole('region', { name: 'What if…' })

/** Fills the contact form in and presses Send. */
export async function fillAndSend(): Promise<void> {
  await visitor.getByLabelText('Your name').fill('Grace Hopper')
  await visitor.getByLabelText('E-mail').fill('grace@example.org')
  await visitor.getByLabelText('Message').fill('Is it on?')
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Presses a button of the row *What if…*. */
export async function press(name: string): Promise<void> {
  await whatIf.getByRole('button', { name, exact: true }).click()
}

/** The mails that practice has kept, by subject. */
export async function subjects({ practiceMails }: StudioStorage): Promise<readonly string[]> {
  return (await practiceMails.list()).map(({ mail }) => mail.subject)
}
