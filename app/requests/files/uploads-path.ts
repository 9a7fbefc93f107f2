export const uploadsPath = "/api/uploads";
