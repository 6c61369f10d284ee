import type { DocumentSession } from '../../document/session.ts'
import type { StoredRevision } from '../../storage/revision.ts'
import type { Published } from '../../storage/stored-form.ts'
import type { StudioStorage } from '../../storage/studio-storage.ts'

/**
 * Freezes what goes out: the saved form as it stands becomes a revision, and the form is marked as published.
 * @returns undefined where this browser could not save it; what goes out is then kept by nobody but the maker.
 */
export async function freezeRevision(
  session: DocumentSession,
  { forms, revisions }: Pick<StudioStorage, 'forms' | 'revisions'>,
  as: Published['as'],
): Promise<StoredRevision | undefined> {
  const { document } = session.store.getState()
  await session.flush()
  const saved = session.saveState.getState()
  if (saved.status !== 'saved') return undefined
  await forms.markPublished(session.formId, as)
  const published = (await forms.get(session.formId))?.published
  if (!published) return undefined
  const revision: StoredRevision = {
    id: `${session.formId}@${published.revision}`,
    formId: session.formId,
    revision: published.revision,
    document,
    publishedAt: published.at,
    as,
  }
  await revisions.put(revision)
  return revision
}
