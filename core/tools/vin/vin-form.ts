/** The names are those of the fields and of the link. */
export const emptyVinForm = { bastidor: '', vehiculo: 'turismo' };

export type VinForm = typeof emptyVinForm;
