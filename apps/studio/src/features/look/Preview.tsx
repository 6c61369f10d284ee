import type { Form } from '@letterslot/core'
import { useFormLanguage } from '@letterslot/react/parts'
import { AppWindow, LayoutGrid, Moon, Smartphone, Sun } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type PreviewState, previewStates } from '../../domain/look/preview-state.ts'
import { lookStepText, previewText } from '../../domain/texts/look-step.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Preview.module.css'
import { PreviewForms, type PreviewView } from './PreviewForms.tsx'

export interface PreviewProps {
  readonly form: Form
  /** The name of a theme that is looked at and not taken. */
  readonly tried: string | undefined
}

// With it comes what makes the one-file page.
const LazyPagePreview = lazy(async () => ({ default: (await import('./PagePreview.tsx')).PagePreview }))

const icons = { all: LayoutGrid, light: Sun, dark: Moon, phone: Smartphone, page: AppWindow } as const
const previewLanguages = (): readonly string[] => []
const every: readonly PreviewView[] = ['light', 'dark', 'phone']

/** The form itself in the look, alive: in light, in dark and on a phone, in each of its states; and as its own page. It sends to nobody. */
export function Preview({ form: own, tried }: PreviewProps) {
  const { form, children: languages, createMarks } = useFormLanguage(own, previewLanguages, own.locale)
  const [view, setView] = useState<PreviewView | 'all' | 'page'>('all')
  const [state, setState] = useState<PreviewState>('filling')
  return (
    <section aria-label={lookStepText.preview} className={styles['preview']}>
      <div className={styles['tools']}>
        <Segmented
          label={previewText.view}
          value={view}
          onChange={setView}
          segments={(['all', ...every, 'page'] as const).map((value) => ({
            value,
            label: previewText.views[value],
            icon: icons[value],
          }))}
        />
        {view !== 'page' && (
          <SelectField
            label={previewText.state}
            isLabelQuiet
            isInline
            value={state}
            onChange={setState}
            choices={previewStates.map((value) => ({ value, label: previewText.states[value] }))}
          />
        )}
      </div>
      {view === 'page' ? (
        <Suspense>
          <LazyPagePreview form={own} />
        </Suspense>
      ) : (
        <PreviewForms
          key={state}
          form={form}
          languages={languages}
          createMarks={createMarks}
          state={state}
          views={view === 'all' ? every : [view]}
          note={tried === undefined ? lookStepText.sendsToNobody : lookStepText.trying(tried)}
          onSend={() => setState('sent')}
        />
      )}
    </section>
  )
}
