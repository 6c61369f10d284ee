import { backToTheme } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { isChanged } from '../../domain/look/change-look.ts'
import { themeListText } from '../../domain/texts/look-step.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { ColorList } from './ColorList.tsx'
import { ContrastFindings } from './ContrastFindings.tsx'
import styles from './Controls.module.css'
import { FontFields } from './FontFields.tsx'
import { LookFiles } from './LookFiles.tsx'
import { OwnCss } from './OwnCss.tsx'
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
