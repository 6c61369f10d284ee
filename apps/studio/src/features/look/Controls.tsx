import { maxLookCssLength } from '@letterslot/core/look'
import { ArrowRight } from 'lucide-react'
import { useDeferredValue } from 'react'
import { backToTheme, setLook, setTokens } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { isChanged } from '../../domain/look/change-look.ts'
import { takeFix } from '../../domain/look/choose-color.ts'
import { type ContrastFix, findContrast } from '../../domain/look/find-contrast.ts'
import { type ContrastGroup, groupFindings } from '../../domain/look/group-findings.ts'
import { shownRatio } from '../../domain/look/measure-contrast.ts'
import { readableTokens } from '../../domain/look/readable-tokens.ts'
import { colorIn, resolveTokens } from '../../domain/look/resolve-tokens.ts'
import { formatNumber } from '../../domain/texts/format.ts'
import { colorText } from '../../domain/texts/look.ts'
import { findingsText, ownCssText, themeListText } from '../../domain/texts/look-step.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import colorListStyles from './ColorList.module.css'
import { ColorList } from './ColorList.tsx'
import styles from './Controls.module.css'
import { FontFields } from './FontFields.tsx'
import { LookFiles } from './LookFiles.tsx'
import { PictureFields } from './PictureFields.tsx'
import { ShapeControls } from './ShapeControls.tsx'
import { themeNameOf, useLook } from './use-look.ts'

/** All that can be changed of a look, the colours first. */
export function Controls() {
  const look = useLook()
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const { name } = themeNameOf(look)
  const hasChanged = isChanged(look)
  const goBack = (): void => {
    dispatch(backToTheme())
    announce(themeListText.isBack(name))
  }
  return (
    <div className={styles['controls']}>
      <div className={styles['head']}>
        <h2 className={styles['theme']}>{hasChanged ? themeListText.changed(name) : name}</h2>
        <Button variant="quiet" size="small" isDisabled={!hasChanged} onPress={goBack}>
          {themeListText.back(name)}
        </Button>
      </div>
      <ColorList />
      <ContrastFindings />
      <FontFields />
      <ShapeControls />
      <PictureFields />
      <OwnCss />
      <LookFiles />
    </div>
  )
}

/** Cards at once; what is mended makes room for the next. */
const shownGroups = 3

/** Colours of the look that cannot be read well enough, each with the nearest ones that can. */
function ContrastFindings() {
  const look = useDeferredValue(useLook())
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const groups = groupFindings(findContrast(look))
  const mendAll = (): void => {
    dispatch(setTokens(readableTokens(look)))
    announce(findingsText.allMended)
  }
  return (
    <div role="status" aria-atomic="false" className={styles['findings']}>
      {groups.length > 1 && (
        <div className={styles['all']}>
          <p className={styles['count']}>{findingsText.count(groups.length)}</p>
          <Button size="small" onPress={mendAll}>
            {findingsText.mendAll}
          </Button>
        </div>
      )}
      {groups.slice(0, shownGroups).map((group) => (
        <ContrastCard key={group.id} group={group} />
      ))}
    </div>
  )
}

function ContrastCard({ group: { worst, scheme, others, fixes } }: { readonly group: ContrastGroup }) {
  const look = useLook()
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const [best, other] = fixes
  const tokens = resolveTokens(look)
  const mend = (fix: ContrastFix): void => {
    dispatch(setTokens(takeFix(look, fix)))
    announce(findingsText.mended(colorText[fix.token], fix.to))
  }
  const [ink, ground] = [colorIn(tokens, worst.ink, scheme), colorIn(tokens, worst.ground, scheme)]
  const { button, letters } = findingsText.sample
  const words = worst.ground === 'color.action' ? button : letters
  return (
    <FindingCard
      tone="error"
      title={findingsText.title(worst.place, scheme, worst.needed)}
      actions={
        best && (
          <>
            <Button variant="primary" size="small" onPress={() => mend(best)}>
              {findingsText.use(best)}
            </Button>
            {other && (
              <Button variant="quiet" size="small" onPress={() => mend(other)}>
                {findingsText.instead(other)}
              </Button>
            )}
          </>
        )
      }
    >
      {findingsText.text(worst, best !== undefined)}
      {best && (
        <span className={styles['change']}>
          <Sample words={words} ink={ink} ground={ground} />
          <Icon icon={ArrowRight} size={14} />
          <Sample
            words={words}
            ink={best.token === worst.ink ? best.to : ink}
            ground={best.token === worst.ground ? best.to : ground}
          />
          <code>{best.to}</code>
          <Pill tone="ok">{formatNumber(shownRatio(best.ratio))}</Pill>
        </span>
      )}
      {others.length > 0 && <span className={styles['also']}>{findingsText.also(others)}</span>}
    </FindingCard>
  )
}

interface SampleProps {
  readonly words: string
  readonly ink: string
  readonly ground: string
}

function Sample({ words, ink, ground }: SampleProps) {
  return (
    <span
      ref={(element) => {
        element?.style.setProperty('--sample-ink', ink)
        element?.style.setProperty('--sample-ground', ground)
      }}
      aria-hidden="true"
      className={styles['sample']}
    >
      {words}
    </span>
  )
}

/** The maker's own style sheet, for a one-file page alone. */
function OwnCss() {
  const look = useLook()
  const dispatch = useDispatch()
  const css = useDraftText(look?.css ?? '', (typed) => {
    if (typed.length > maxLookCssLength) {
      return { ok: false, problem: ownCssText.tooLong(typed.length, maxLookCssLength) }
    }
    return { ok: true, stored: typed, commit: () => dispatch(setLook({ css: typed === '' ? undefined : typed })) }
  })
  return (
    <details className={classes(colorListStyles['more'], styles['ruled'])}>
      <summary>{ownCssText.title}</summary>
      <TextArea
        label={ownCssText.label}
        help={ownCssText.help}
        problem={css.problem}
        rows={5}
        isMono
        spellCheck="false"
        value={css.text}
        onChange={css.onChange}
      />
    </details>
  )
}
