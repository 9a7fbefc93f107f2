export const photoUploadsPath = "/admin/photos/uploads";
