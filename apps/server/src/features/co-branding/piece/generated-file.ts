/** Where the files port keeps a generated piece; made again, it takes the same place. */
export const generatedFile = ({ arn, id }: { readonly arn: string; readonly id: string }): string =>
  `generated/${arn}/${id}`;

/** And the picture of its first page or frame, a JPEG. */
export const generatedPicture = (made: { readonly arn: string; readonly id: string }): string =>
  `${generatedFile(made)}.jpg`;
