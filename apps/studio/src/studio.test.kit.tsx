import { page } from 'vitest/browser'
import { newStorage } from './app/open-studio.test.fixture.tsx'
import { documentFromStart } from './domain/starts/document-from-start.ts'
import { contactStart } from './domain/starts/start.ts'
import type { FormRepository } from './domain/storage/form-repository.ts'
import type { StudioStorage } from './domain/storage/studio-storage.ts'

export async function storageWithAForm(changes: Partial<FormRepository> = {}): Promise<StudioStorage> {
  const storage = await newStorage()
  await storage.forms.create(documentFromStart(contactStart, { to: '', id: 'contact' }))
  return { ...storage, forms: { ...storage.forms, ...changes } }
}

/** Types into the first label of the builder, which is marked when a form is opened. */
export async function renameInInspector(): Promise<void> {
  const label = page.getByRole('textbox', { name: 'Label', exact: true }).first()
  await label.fill('What shall we call you?')
}
export const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()
