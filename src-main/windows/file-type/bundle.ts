import { sessionType } from './session-type.ts';

const { extension, mime, uti, name } = sessionType;

/** What the bundle of macOS says of us: the system reads it when the app is put among the others, and nobody asks. */
export const bundleTypes = {
  CFBundleDocumentTypes: [
    {
      CFBundleTypeName: name.en,
      CFBundleTypeRole: 'Editor',
      LSHandlerRank: 'Owner',
      LSItemContentTypes: [uti],
    },
  ],
  UTExportedTypeDeclarations: [
    {
      UTTypeIdentifier: uti,
      UTTypeDescription: name.en,
      UTTypeConformsTo: ['public.database', 'public.data'],
      UTTypeTagSpecification: {
        'public.filename-extension': [extension],
        'public.mime-type': [mime],
      },
    },
  ],
};
