import { useNavigate, useRouter } from '@tanstack/react-router'
import {
  Cable,
  Copy,
  Download,
  Eye,
  Languages,
  Mail,
  Palette,
  PencilRuler,
  Redo2,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { Action } from '../../domain/actions/action.ts'
import { useActions } from '../../domain/actions/action-registry.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { downloadForm } from '../../domain/storage/download.ts'
import { describeFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { useBin } from '../../domain/storage/use-bin.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { languagesText } from '../../domain/texts/languages.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useSaidHistory } from './use-said-history.ts'

const stepActions = [
  { path: 'build', label: shellText.steps.build, icon: PencilRuler },
  { path: 'look', label: shellText.steps.look, icon: Palette },
  { path: 'email', label: shellText.steps.email, icon: Mail },
  { path: 'connect', label: shellText.steps.connect, icon: Cable },
  { path: 'publish', label: shellText.steps.publish, icon: Send },
  { path: 'try', label: shellText.tryIt, icon: Eye },
  { path: 'languages', label: languagesText.title, icon: Languages },
] as const

/** Lists what every step of the open form offers: the steps, undo and redo. */
export function useFormActions(): void {
  const { formId, store, flush } = useDocumentSession()
  const navigate = useNavigate()
  const { undo, redo } = useSaidHistory()
  const { forms } = useStorage()
  const bin = useBin()
  const router = useRouter()
  const showToast = useToast()
  const duplicate = async (): Promise<void> => {
    await flush()
    const copy = await forms.duplicate(formId)
    if (copy.ok) await navigate({ to: '/forms/$formId/build', params: { formId: copy.value.id } })
    else showToast({ text: describeFailure(copy.error) })
  }
  const remove = async (): Promise<void> => {
    const { title } = store.getState().document.form
    await flush()
    await navigate({ to: '/' })
    // Who was asked about a change that is not saved, and stays, keeps the form.
    if (router.state.location.pathname === '/') await bin.put(formId, title)
  }
  useActions(() => {
    const { history } = store.getState()
    const canUndo = history.past.length > 0
    const canRedo = history.future.length > 0
    return [
      ...stepActions.map(
        ({ path, label, icon }, index): Action => ({
          id: `step-${path}`,
          group: 'go',
          label,
          ...(index < 5 && { detail: paletteText.step(index + 1) }),
          keywords: paletteText.stepKeywords[path],
          icon,
          run: () => void navigate({ to: `/forms/$formId/${path}`, params: { formId } }),
        }),
      ),
      {
        id: 'undo',
        group: 'do',
        label: shellText.undo,
        icon: Undo2,
        keys: keysText.undo,
        ...(!canUndo && { unavailable: paletteText.why.undo }),
        run: undo,
      },
      {
        id: 'redo',
        group: 'do',
        label: shellText.redo,
        icon: Redo2,
        keys: keysText.redo,
        ...(!canRedo && { unavailable: paletteText.why.redo }),
        run: redo,
      },
      {
        id: 'form-duplicate',
        group: 'do',
        label: paletteText.formDuplicate,
        icon: Copy,
        run: () => void duplicate(),
      },
      {
        id: 'form-download',
        group: 'do',
        label: paletteText.formDownload,
        icon: Download,
        run: () => downloadForm(store.getState().document.form),
      },
      { id: 'form-remove', group: 'do', label: paletteText.formRemove, icon: Trash2, run: () => void remove() },
    ]
  })
}
