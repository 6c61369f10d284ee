import type { Form } from '@letterslot/core'
import { useFormLanguage } from '@letterslot/react/parts'
import { AppWindow, LayoutGrid, Moon, Pipette, Smartphone, Sun } from 'lucide-react'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { withTheme } from '../../domain/look/change-look.ts'
import { type PreviewState, previewStates } from '../../domain/look/preview-state.ts'
import type { ThemeId } from '../../domain/look/theme.ts'
import { themeOf } from '../../domain/look/themes.ts'
import { themeText } from '../../domain/texts/look.ts'
import { lookSourceText, lookStepText, previewText } from '../../domain/texts/look-step.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/load-with-retry.ts'
import panels from '../../ui/Panels.module.css'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import controls from './Controls.module.css'
import { Controls } from './Controls.tsx'
import styles from './LookStep.module.css'
import previewStyles from './Preview.module.css'
import { PreviewForms, type PreviewView } from './PreviewForms.tsx'
import { ThemeList } from './ThemeList.tsx'
import { themeNameOf } from './use-look.ts'

/** A theme that is looked at, and whether the maker's button colour would be kept in it. */
interface Tried {
  readonly theme: ThemeId
  readonly keepsAction: boolean
}

/** The step Look of an open form: themes to choose from, the form itself, and what can be changed of its look. */
export function LookStep() {
  const form = useDocument((document) => document.form)
  const [looked, setLooked] = useState<Tried>()
  // The theme that was taken is tried no longer, wherever the pointer stands.
  const tried = looked?.theme === themeNameOf(form.look).id ? undefined : looked
  const shown = useMemo(() => {
    if (!tried) return form
    const { look: own, ...rest } = form
    const look = withTheme(own, themeOf(tried.theme), tried)
    return look ? { ...rest, look } : rest
  }, [form, tried])
  return (
    <div className={classes(panels['step'], styles['step'])}>
      <VisuallyHidden elementType="h1">{lookStepText.title}</VisuallyHidden>
      <aside aria-label={lookStepText.themes} className={classes(panels['start'], styles['themes'])}>
        <ThemeList onTry={(theme, options) => setLooked(theme && { theme, ...options })} />
        <LookSource />
      </aside>
      <Preview form={useDeferredValue(shown)} tried={tried && themeText[tried.theme].name} />
      <aside aria-label={lookStepText.controls} className={classes(panels['end'], styles['controls'])}>
        <Controls />
      </aside>
    </div>
  )
}

// With it comes what reads pages and style sheets: loaded when it is opened.
const LazyLookSourceDialog = lazyPart(async () => (await import('./LookSourceDialog.tsx')).LookSourceDialog)

/** The way to a look from the maker's own page. */
function LookSource() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={controls['section']}>
      <Button icon={Pipette} isWide onPress={() => setIsOpen(true)}>
        {lookSourceText.open}
      </Button>
      <p className={classes(controls['help'], controls['wide'])}>{lookSourceText.openHelp}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyLookSourceDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface PreviewProps {
  readonly form: Form
  /** The name of a theme that is looked at and not taken. */
  readonly tried: string | undefined
}

// With it comes what makes the one-file page.
const LazyPagePreview = lazyPart(async () => (await import('./PagePreview.tsx')).PagePreview)

const icons = { all: LayoutGrid, light: Sun, dark: Moon, phone: Smartphone, page: AppWindow } as const
const previewLanguages = (): readonly string[] => []
const every: readonly PreviewView[] = ['light', 'dark', 'phone']

/** The form itself in the look, alive: in light, in dark and on a phone, in each of its states; and as its own page. It sends to nobody. */
function Preview({ form: own, tried }: PreviewProps) {
  const { form, children: languages, createMarks } = useFormLanguage(own, previewLanguages, own.locale)
  const [view, setView] = useState<PreviewView | 'all' | 'page'>('all')
  const [state, setState] = useState<PreviewState>('filling')
  return (
    <section aria-label={lookStepText.preview} className={previewStyles['preview']}>
      <div className={previewStyles['tools']}>
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
