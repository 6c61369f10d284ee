import { Pipette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { lookSourceText } from '../../domain/texts/look-step.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import controls from './Controls.module.css'

// With it comes what reads pages and style sheets: loaded when it is opened.
const LazyLookSourceDialog = lazy(async () => ({ default: (await import('./LookSourceDialog.tsx')).LookSourceDialog }))

/** The way to a look from the maker's own page. */
export function LookSource() {
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
