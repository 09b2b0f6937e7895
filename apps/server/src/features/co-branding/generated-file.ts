/** Where the files port keeps a generated piece; made again, it takes the same place. */
export const generatedFile = ({ arn, id }: { readonly arn: string; readonly id: string }): string =>
  `generated/${arn}/${id}`;
