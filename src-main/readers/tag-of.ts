import { buttonTag, faceTag } from '../chest/find.ts';
import type { Report } from '../../hardware/report.ts';

/** What a chest knows a report by; a number stands for itself, and a tag that was taken away for nothing. */
export function tagOf(report: Report): string | undefined {
  switch (report.kind) {
    case 'tag':
      return report.tag.toUpperCase();
    case 'code':
      return report.text.trim();
    case 'face':
      return faceTag(report.die, report.face);
    case 'button':
      return buttonTag(report.button);
    case 'tag-gone':
    case 'number':
      return undefined;
  }
}
