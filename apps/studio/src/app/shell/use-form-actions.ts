import { useNavigate } from '@tanstack/react-router'
import { Cable, Eye, Languages, Mail, Palette, PencilRuler, Redo2, Send, Undo2 } from 'lucide-react'
import type { Action } from '../../domain/actions/action.ts'
import { useActions } from '../../domain/actions/action-registry.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { languagesText } from '../../domain/texts/languages.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { shellText } from '../../domain/texts/shell.ts'
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
  const { formId, store } = useDocumentSession()
  const navigate = useNavigate()
  const { undo, redo } = useSaidHistory()
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
    ]
  })
}
