import { type JSX, lazy, Suspense, useState } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { chooseFile } from '../../domain/open-file/use-open-file.tsx'
import type { TranslationReading } from './read-translations.ts'

const acceptedKinds = '.csv,.xlf,.xliff,text/csv,application/xliff+xml'

// With it come the readers of both kinds of files.
const LazyImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

/** Chooses a file of translations, and shows what it would change. */
export function useTranslationImport(): { readonly choose: () => void; readonly dialog: JSX.Element | null } {
  const { store } = useDocumentSession()
  const [reading, setReading] = useState<TranslationReading>()
  const read = async (file: File): Promise<void> => {
    const { readTranslations } = await import('./read-translations.ts')
    setReading(await readTranslations(file, store.getState().document.form))
  }
  return {
    choose: () => chooseFile(acceptedKinds, (file) => void read(file)),
    dialog: reading ? (
      <Suspense fallback={null}>
        <LazyImportDialog reading={reading} onClose={() => setReading(undefined)} />
      </Suspense>
    ) : null,
  }
}
