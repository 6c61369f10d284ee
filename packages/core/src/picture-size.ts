export { withPictureIssues } from './messages/picture-issues.ts'
export {
  asksForSize,
  boundsPictures,
  compilePictureSize,
  type PictureSize,
  pictureBounds,
} from './rules/picture-size.ts'
